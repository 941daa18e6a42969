import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  readonly className?: string;
  /** Told what is in the file. */
  readonly onFile: (text: string) => void;
}

/** Opens a file that somebody wrote or saved, as JSON. */
export function FileButton({ label, className = 'button', onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={async (event) => {
          const [file] = event.target.files ?? [];
          event.target.value = ''; // so that the same file can be chosen again
          if (file) onFile(await file.text());
        }}
      />
      <button type="button" className={className} onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden="true" />
        {label}
      </button>
    </>
  );
}
