/** Whether what happens there, such as a paste, is a field's or a dialog's own matter, and not the page's. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
