/** For the `ref` of what has the focus when its popover opens: React would focus it once, the browser does it every time. */
export const takesFocus = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '')
