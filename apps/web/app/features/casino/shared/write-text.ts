/** Writes what an element says where it says something else: a text that is replaced by itself would be laid out anew in each frame. */
export function writeText(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
