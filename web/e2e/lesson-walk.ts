// Takes a lesson as a learner does, and looks at every step whether what it says and what it points at can be seen.
import type { Page } from 'playwright-core';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What cannot be seen of a step, in words; empty when all is well. */
export function hiddenIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    /** What stands on an area of a map hides nothing of it. */
    const isOf = (element: Element, hit: Element | null): boolean =>
      hit !== null && (element.contains(hit) || isOn(hit, element));
    const isOn = (hit: Element, area: Element): boolean =>
      area.matches('.tw-map-area') &&
      hit.closest('[data-on]')?.getAttribute('data-on') === area.getAttribute('data-thing');
    /** The middle of a thing; of an area of a map, which may have any shape, places all over it. */
    const placesOf = (element: Element): readonly (readonly [number, number])[] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const shape = element.querySelector<SVGPathElement>(':scope > .tw-map-hit');
      if (shape === null) return [[left + width / 2, top + height / 2]];
      const toShape = shape.getScreenCTM()?.inverse();
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      return shares
        .flatMap((across) =>
          shares.map((down): [number, number] => [left + width * across, top + height * down]),
        )
        .filter(([x, y]) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(toShape)));
    };
    const seen = (element: Element): boolean => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
      const places = placesOf(element);
      const met = places.filter(([x, y]) => isOf(element, document.elementFromPoint(x, y)));
      return met.length > 0 && met.length >= places.length * 0.75;
    };
    const seenToItsEnds = (element: Element): boolean => {
      const { left, top, right, height } = element.getBoundingClientRect();
      const hits = [left + 12, right - 12].map((x) => document.elementFromPoint(x, top + height / 2));
      return hits.every((hit) => element.contains(hit));
    };
    /** Whatever around it is scrolled shows all of it. */
    const cutBy = (element: Element): string | undefined => {
      const { top, bottom, height } = element.getBoundingClientRect();
      for (let each = element.parentElement; each !== null; each = each.parentElement) {
        if (getComputedStyle(each).overflowY === 'visible') continue;
        const room = each.getBoundingClientRect();
        const fits = height <= room.height + 1;
        if (fits && (top < room.top - 2 || bottom > room.bottom + 2)) return each.className;
      }
      return undefined;
    };
    const words = document.querySelector('.coach-words');
    if (words === null) return 'The lesson says nothing.';
    if (!seen(words)) return 'The words are not in sight.';
    if (words.scrollHeight > words.clientHeight + 2) return 'The words do not fit.';
    const button = document.querySelector('.coach footer .primary, .question .choice[data-lit]');
    if (button === null) return 'There is no way on.';
    if (!seen(button)) return 'The way on is not in sight.';
    if (!seenToItsEnds(button)) return 'Something lies over the way on.';
    const thing = document.querySelector<HTMLElement>('.table')?.dataset.taught;
    if (thing === undefined) return '';
    const drawn = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].filter(
      (each) => each.getClientRects().length > 0,
    );
    const marked = drawn.filter((each) => each.matches('[data-pointed], [data-lit]'));
    if (marked.length === 0) return `${thing} is ${drawn.length === 0 ? 'nowhere' : 'not marked'}.`;
    const inSight = marked.filter(seen);
    if (inSight.length === 0) return `${thing} is hidden or covered.`;
    const cut = inSight.map(cutBy);
    return cut.includes(undefined) ? '' : `${thing} is cut by ${cut[0]}.`;
  });
}

const PATIENCE = 4_000;

/** Waits until nothing is hidden any more; gives what still is. */
export async function stillHidden(page: Page): Promise<string> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const hidden = await hiddenIn(page);
    if (hidden === '' || Date.now() > until) return hidden;
    await page.waitForTimeout(50);
  }
}

export interface Step {
  /** Counted from 1; 0 when the lesson is over. */
  readonly at: number;
  readonly of: number;
}

/** Waits for the step after one; the end counts as 0. */
export async function stepAfter(page: Page, before: number): Promise<Step> {
  const found = await page.waitForFunction(
    (old) => {
      const bar = document.querySelector<HTMLProgressElement>('.coach progress');
      if (bar === null) return document.querySelector('.coach h2') === null ? undefined : { at: 0, of: 0 };
      const ready = document.querySelector('.coach footer .primary, .question .choice[data-lit]') !== null;
      return ready && bar.value + 1 !== old ? { at: bar.value + 1, of: bar.max } : undefined;
    },
    before,
    { timeout: 15_000 },
  );
  return (await found.jsonValue()) ?? { at: 0, of: 0 };
}

/** Reads, or takes the one choice that is lit. */
export async function goOn(page: Page): Promise<void> {
  await page.locator('.coach footer .primary, .question .choice[data-lit]').first().click();
}

/** From the first step to the end; each step is looked at in every size. */
export async function walk(
  page: Page,
  sizes: readonly Size[],
  look: (step: Step, size: Size) => Promise<void>,
): Promise<number> {
  let steps = 0;
  for (let step = await stepAfter(page, 0); step.at > 0; step = await stepAfter(page, step.at)) {
    steps++;
    for (const size of sizes) {
      if (sizes.length > 1) await page.setViewportSize(size);
      await look(step, size);
    }
    await goOn(page);
  }
  return steps;
}
