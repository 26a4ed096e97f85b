/** Where something flies from or to: an element, or a place where one was. */
export type Place = Element | DOMRect;

interface Flight {
  readonly delay?: number;
  readonly duration?: number;
  /** How large it is when it arrives, compared with the start. */
  readonly shrink?: number;
}

const rectOf = (place: Place): DOMRect => (place instanceof Element ? place.getBoundingClientRect() : place);

const visible = ({ width, height, bottom, right }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && right > 0;

/**
 * Lets a picture of something fly over the table in an arc. The picture is a copy that belongs to nobody and goes when it
 * arrives, so an interrupted flight never leaves anything behind.
 */
export function flyTo(
  picture: Element,
  from: Place,
  to: Place,
  { delay = 0, duration = 620, shrink = 1 }: Flight = {},
): void {
  const start = rectOf(from);
  const end = rectOf(to);
  if (!visible(start) || !visible(end)) return;
  const flyer = document.createElement('span');
  flyer.className = 'flyer';
  flyer.setAttribute('aria-hidden', 'true');
  flyer.style.cssText = `position:fixed;z-index:1000;pointer-events:none;left:${start.left + start.width / 2}px;top:${start.top + start.height / 2}px`;
  flyer.append(picture);
  document.body.append(flyer);
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  const rise = Math.min(90, 30 + Math.hypot(x, y) / 8);
  const at = (dx: number, dy: number, scale: number): string =>
    `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(${scale})`;
  const flight = flyer.animate(
    [
      { transform: at(0, 0, 0.6), opacity: 0 },
      { transform: at(0, 0, 1.1), opacity: 1, offset: 0.15 },
      { transform: at(x * 0.55, y * 0.55 - rise, 1.1), opacity: 1, offset: 0.6 },
      { transform: at(x, y, shrink), opacity: 1, offset: 0.92 },
      { transform: at(x, y, shrink * 0.7), opacity: 0 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'both' },
  );
  const land = (): void => flyer.remove();
  flight.finished.then(land, land);
}
