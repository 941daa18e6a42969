/** Whether its text was copied; if not, it is selected for the reader to do it. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // no clipboard here, or it is not permitted
    return copySelected(field);
  }
}

/** Over plain http a page has no clipboard, but may still copy what is selected. */
function copySelected(field: HTMLInputElement): boolean {
  const before = document.activeElement;
  field.focus();
  field.select();
  const copied = document.execCommand('copy');
  if (copied && before instanceof HTMLElement) before.focus();
  return copied;
}
