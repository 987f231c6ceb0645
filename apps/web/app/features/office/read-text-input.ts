/** The text in a field of a form, without the blanks around it. */
export function readTextInput(form: HTMLFormElement | null, name: string): string {
  const value = form && new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
