/** Moves the focus to the code of a form that was refused for it. */
export function focusCode(form: HTMLFormElement | null): void {
  const input = form?.querySelector<HTMLInputElement>('[name="code"]');
  input?.focus();
  input?.select();
}
