import { styleText } from 'node:util';
import type { Paint, Pen, Span } from '@krcma/kernel';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters, punctuation and frames that take one column each: measuring them is only counting. */
const NARROW = /^[\u0020-\u02ff\u2010-\u2027\u2030-\u205e\u2500-\u257f]*$/;

const lettersOf = (text: string): string[] =>
  NARROW.test(text) ? [...text] : [...segmenter.segment(text)].map(({ segment }) => segment);

const WIDE = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;

const letterWidth = (letter: string): number => (WIDE.test(letter) ? 2 : 1);

/** Columns a text takes on a screen; it must not be painted yet. */
export const widthOf = (text: string): number =>
  NARROW.test(text) ? text.length : lettersOf(text).reduce((width, letter) => width + letterWidth(letter), 0);

/** Letters only: what somebody typed must not move the cursor or paint the screen. */
export const cleaned = (text: string): string => text.normalize('NFC').replaceAll(/\p{C}/gu, '');

/** At most so wide, with an ellipsis where something was cut off. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let left = width - 1;
  for (const letter of lettersOf(text)) {
    left -= letterWidth(letter);
    if (left < 0) break;
    kept += letter;
  }
  return width > 0 ? `${kept}…` : '';
}

/** Breaks at spaces, and inside a word only when it is wider than a line. Further lines may be indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const [start = ''] = /^ */.exec(text) ?? [];
  let line = start;
  for (const word of text.slice(start.length).split(' ')) {
    const next = line.trim() === '' ? line + word : `${line} ${word}`;
    if (line.trim() === '' || widthOf(next) <= width) line = next;
    else {
      lines.push(line);
      line = indent + word;
    }
    while (widthOf(line) > width) {
      const full = cut(line, width + 1).slice(0, -1);
      lines.push(full);
      line = line.slice(full.length);
    }
  }
  return [...lines, line];
}

const textOf = (span: Span): string => (typeof span === 'string' ? span : span[0]);
const spanWidth = (spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + widthOf(textOf(span)), 0);

function cutSpans(spans: readonly Span[], width: number): Span[] {
  if (spanWidth(spans) <= width) return [...spans];
  const kept: Span[] = [];
  let left = width;
  for (const span of spans) {
    const text = textOf(span);
    const fits = widthOf(text) < left;
    const shown = fits ? text : cut(`${text} `, left);
    kept.push(typeof span === 'string' ? shown : [shown, ...paintsOf(span)]);
    left -= widthOf(shown);
    if (!fits) break;
  }
  return kept;
}

const paintsOf = (span: Span): Paint[] => (typeof span === 'string' ? [] : (span.slice(1) as Paint[]));

export interface Screen {
  readonly width: number;
  readonly compact: boolean;
  readonly colours: boolean;
}

export type Painter = (text: string, ...paints: readonly Paint[]) => string;

export const painter =
  (colours: boolean): Painter =>
  (text, ...paints) =>
    colours && paints.length > 0 ? styleText([...paints], text, { validateStream: false }) : text;

export function penFor({ width, compact, colours }: Screen): Pen {
  const paint = painter(colours);
  const painted = (spans: readonly Span[]): string =>
    spans.map((span) => paint(textOf(span), ...paintsOf(span))).join('');
  const line: Pen['line'] = (wide, left, right = []) => {
    const kept = cutSpans(left, Math.max(0, wide - spanWidth(right)));
    const gap = Math.max(0, wide - spanWidth(kept) - spanWidth(right));
    return painted([...kept, ' '.repeat(gap), ...cutSpans(right, wide)]);
  };
  return {
    width,
    compact,
    line,
    flow: (parts, separator, indent = '') =>
      flowed(parts, separator, indent, width).map((spans) => painted(cutSpans(spans, width))),
  };
}

function flowed(
  parts: readonly (readonly Span[])[],
  separator: string,
  indent: string,
  width: number,
): Span[][] {
  const lines: Span[][] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && spanWidth(last) + widthOf(separator) + spanWidth(part) <= width)
      last.push(separator, ...part);
    else lines.push([indent, ...part]);
  }
  return lines;
}
