import type { Page } from 'playwright-core';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something on the page that must be seen, read or touched. */
export interface Piece {
  /** A target can be touched, a corner is a part of a card, a figure its picture, a mark is what a lit thing bears. */
  readonly kind: 'target' | 'text' | 'symbol' | 'corner' | 'figure' | 'mark';
  readonly name: string;
  /** Where it is drawn, whether or not it is scrolled into sight. */
  readonly box: Box;
  /** What of it is in sight now. */
  readonly seen: Box;
  /** The part of the page it is scrolled with. */
  readonly scroller: number;
  /** The target it belongs to, and all it lies in, by number. */
  readonly target: number | undefined;
  readonly within: readonly number[];
  readonly card: number | undefined;
  /** Lies over others on purpose, or stays while others are scrolled below it. */
  readonly over: boolean;
  /** Something cuts it off or breaks it, or it cannot be scrolled to. */
  readonly lost: string | undefined;
}

/** Looks at everything in sight on a table; what to think of it is told elsewhere. */
export const survey = (page: Page): Promise<Piece[]> => page.evaluate(lookAround);

/** Turns to a part of the table, if there is such a button, and waits until it is drawn. */
export const turnTo = (page: Page, button: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const found = document.querySelector<HTMLElement>(wanted);
    const there = found?.checkVisibility() ?? false;
    if (there) found?.click();
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return there;
  }, button);

/** Runs in the page: it may use nothing but what stands in it. */
function lookAround(): Piece[] {
  const ROUNDING = 1.5;
  const TARGETS = 'button, a[href], input, select, summary, [data-thing]';
  const CORNERS = [
    '.tw-card-numeral',
    '.tw-card-title',
    '.tw-card-mark',
    '.tw-card-price',
    '.tw-card-worth',
    '.tw-card-note',
    '.tw-card-claim',
    '.tw-card-foot',
  ].join();
  /** Pictures made of several: the whole counts. */
  const COMPOSED = '.tw-badge-mark, .tw-die, .tw-token, [data-composed]';
  const MARKS = '.tw-thing-flame, .tw-thing-why';

  const numbers = new Map<Element, number>();
  const numberOf = (element: Element): number => {
    const known = numbers.get(element) ?? numbers.size;
    numbers.set(element, known);
    return known;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const insides = new Map<Element, Box>();
  const innerBoxOf = (element: Element): Box => {
    const known = insides.get(element);
    if (known !== undefined) return known;
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    const box = { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
    insides.set(element, box);
    return box;
  };
  const isScrolled = (way: string): boolean => way === 'auto' || way === 'scroll';
  const isForEars = (element: Element): boolean =>
    element.closest('.unseen, .tw-thing-name, .skip') !== null ||
    styleOf(element).clipPath.startsWith('inset(50%');

  const nameOf = (element: Element): string => {
    const thing = element.closest('[data-thing]');
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const look = `${element.tagName.toLowerCase()}${[...element.classList].map((each) => `.${each}`).join('')}`;
    const owner = thing === null ? '' : ` of ${thing.getAttribute('data-thing')}`;
    return `${look}${words === '' ? '' : ` "${words}"`}${owner}`;
  };

  type Way = {
    readonly low: 'left' | 'top';
    readonly high: 'right' | 'bottom';
    readonly overflow: 'overflowX' | 'overflowY';
  };
  const WAYS: readonly Way[] = [
    { low: 'left', high: 'right', overflow: 'overflowX' },
    { low: 'top', high: 'bottom', overflow: 'overflowY' },
  ];
  /** Walks out of everything a piece lies in: what hides it, and what is left of it in sight. */
  const inSight = (
    element: Element,
    box: Box,
  ): { seen: Box; lost: string | undefined; scroller: Element } => {
    const seen = { ...box };
    const wanted = { ...box };
    let lost: string | undefined;
    let scroller: Element = document.documentElement;
    const hide = (words: string) => {
      lost ??= words;
    };
    let isFixed = false;
    for (let each = element.parentElement; each !== null && !isFixed; each = each.parentElement) {
      if (each === document.body || each === document.documentElement) break;
      for (const { low, high, overflow } of WAYS) {
        const way = styleOf(each)[overflow];
        if (way === 'visible') continue;
        const inner = innerBoxOf(each);
        const before = inner[low] - wanted[low];
        const after = wanted[high] - inner[high];
        if (isScrolled(way)) {
          if (scroller === document.documentElement) scroller = each;
          const offset = low === 'left' ? each.scrollLeft : each.scrollTop;
          const reach =
            low === 'left' ? each.scrollWidth - each.clientWidth : each.scrollHeight - each.clientHeight;
          if (before > offset + ROUNDING || after > reach - offset + ROUNDING)
            hide(`cannot be scrolled to in ${nameOf(each).split(' ')[0]}`);
          if (low === 'left' && (before > ROUNDING || after > ROUNDING) && !each.matches('.round-map'))
            hide(`has to be scrolled sideways in ${nameOf(each).split(' ')[0]}`);
          wanted[low] = Math.max(wanted[low], inner[low]);
          wanted[high] = Math.min(wanted[high], inner[high]);
        } else if (before > ROUNDING || after > ROUNDING) {
          hide(
            `is cut by ${Math.round(Math.max(before, after))} px at the ${before > after ? low : high} of ${nameOf(each).split(' ')[0]}`,
          );
          wanted[low] = Math.max(wanted[low], inner[low]);
          wanted[high] = Math.min(wanted[high], inner[high]);
        }
        seen[low] = Math.max(seen[low], inner[low]);
        seen[high] = Math.min(seen[high], inner[high]);
      }
      isFixed = styleOf(each).position === 'fixed';
    }
    if (
      wanted.left < -ROUNDING ||
      wanted.top < -ROUNDING ||
      wanted.right > innerWidth + ROUNDING ||
      wanted.bottom > innerHeight + ROUNDING
    )
      hide('is off the page');
    return { seen, lost, scroller };
  };
  const isOver = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (each.hasAttribute('data-over') || ['sticky', 'fixed'].includes(styleOf(each).position)) return true;
    return false;
  };
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], element: Element, box: Box, broken?: string) => {
    if (box.right - box.left < 1 || box.bottom - box.top < 1) return;
    const { seen, lost = broken, scroller } = inSight(element, box);
    const within: number[] = [];
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      within.push(numberOf(each));
    const target = element.closest(TARGETS);
    const card = element.closest('.tw-card');
    pieces.push({
      kind,
      name: nameOf(element),
      box,
      seen,
      lost,
      within,
      scroller: numberOf(scroller),
      target: target === null ? undefined : numberOf(target),
      card: card === null ? undefined : numberOf(card),
      over: isOver(element),
    });
  };
  const textBoxOf = (element: Element): Box | undefined => {
    const boxes = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(boxOf);
    });
    if (boxes.length === 0) return undefined;
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };
  /** A word that goes on in the next line without a hyphen. */
  const brokenIn = (element: Element): string | undefined => {
    const range = document.createRange();
    for (const node of element.childNodes)
      for (const word of node.nodeType === Node.TEXT_NODE
        ? (node.textContent ?? '').matchAll(/\p{L}{3,}/gu)
        : []) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) return `breaks "${word[0]}" in two`;
      }
    return undefined;
  };
  /** Who stands on the ground may lose a hair, not the head. */
  const headOf = ({ left, top, right, bottom }: Box): Box => ({
    left: left + (right - left) / 4,
    top: top + (bottom - top) / 10,
    right: right - (right - left) / 4,
    bottom: (top + bottom) / 2,
  });
  for (const figure of document.querySelectorAll('.tw-card [data-keeps="ground"] > .tw-figures'))
    if (figure.checkVisibility({ visibilityProperty: true }))
      add('figure', figure, headOf(boxOf(figure.getBoundingClientRect())));
  for (const element of document.querySelectorAll('.table :not(svg *)')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isForEars(element)) continue;
    const box = boxOf(element.getBoundingClientRect());
    if (element.matches(TARGETS))
      add('target', element, boxOf((element.closest('label') ?? element).getBoundingClientRect()));
    if (element.matches(CORNERS)) add('corner', element, box);
    if (element.matches(MARKS)) add('mark', element, box);
    if (element.closest(MARKS)) continue;
    if (element.matches(COMPOSED)) add('symbol', element, box);
    else if (
      element.closest('svg') === element &&
      element.parentElement?.closest(`${COMPOSED}, .tw-card-art > svg`) === null &&
      // A map is moved below its window: what is outside of it is not lost.
      !element.matches('.tw-card-art > :first-child, .tw-spot-cross, .tw-map-sheet')
    )
      add('symbol', element, box);
    if (element.closest('svg, option, select') === null) {
      const text = textBoxOf(element);
      if (text) add('text', element, text, brokenIn(element));
    }
  }
  return pieces;
}
