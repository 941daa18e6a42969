import { type GameRecord, type Problem, recordToText } from '@tessera/kernel';
import { download } from '../../controls/download.ts';
import type { Text } from '../../i18n/index.tsx';
import { sentenceAnywhere } from '../../online/problems.ts';

/** 'cambria-2026-11-15.json', so that records sort by their day. */
const recordFileName = (record: GameRecord, now: Date): string =>
  `${record.game}-${now.toISOString().slice(0, 10)}.json`;

/** The record with what was tried out in its game on this device. */
export async function recordFile(record: GameRecord): Promise<File> {
  const { withKeptBranches } = await import('../../analysis/analysis-store.ts');
  const text = recordToText(await withKeptBranches(record));
  return new File([text], recordFileName(record, new Date()), { type: 'application/json' });
}

/** Undefined when only the English sentence is known. */
export const whyNot = (problem: Problem, t: Text): string | undefined =>
  problem.code === 'record-at-end' ? t('table.save.later') : sentenceAnywhere(problem, t);

/** Through the device's own sheet where it has one for files, else as a download. */
export async function share(record: GameRecord): Promise<void> {
  const file = await recordFile(record);
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: file.name });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // what can't be shared is saved instead
    }
  }
  download(file);
}
