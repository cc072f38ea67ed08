/** The id of a field's element, by its path. */
export const fieldId = (path: string): string => `field-${path}`;

/** Brings a field into view and gives it the focus; for a path without a field, the nearest that it is in. */
export function focusField(path: string, isAgain = true): void {
  for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const found = document.getElementById(fieldId(parts.join('.')));
    if (found === null) continue;
    found.scrollIntoView({ block: 'center' });
    const control = found.querySelector<HTMLElement>(
      'input:not([type="hidden"]), textarea, select, [role="spinbutton"], [contenteditable="true"], button:not([role="toolbar"] *)',
    );
    (control ?? found).focus({ preventScroll: true });
    // a node of a tree is chosen by that, and its field is there with the next frame
    if (isAgain && parts.join('.') !== path)
      requestAnimationFrame(() => {
        if (document.getElementById(fieldId(path)) !== null) focusField(path, false);
      });
    return;
  }
}
