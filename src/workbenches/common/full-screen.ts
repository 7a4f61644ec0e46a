/** Shows an element alone on the screen, or the page again. Browsers without it, such as those of phones by Apple, leave all as it is. */
export function toggleFullScreen(element: Element | null): void {
  void (document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.())
}
