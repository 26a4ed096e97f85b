// Pictures that fly over the table. They live outside React for a moment, so they are plain elements.
import type { CardId } from '../data/components.ts';
import type { Track } from '../data/effect.ts';
import { emblems } from './emblems.ts';
import './pictures.css';

const SVG = 'http://www.w3.org/2000/svg';

/** As many as are gained, in the piece itself: a copy of the one that lies on the board. */
export function pictureOfTrack(track: Track, amount: number): Element {
  const picture = document.createElement('span');
  picture.className = 'va-flying-pip';
  const piece = document.querySelector(`.va-purse[data-purse$=" ${track}"] .tw-pip`)?.cloneNode(true);
  if (piece) picture.append(piece);
  const number = document.createElement('b');
  number.textContent = `+${amount}`;
  picture.append(number);
  return picture;
}

export function pictureOfCard(card: CardId): Element {
  const picture = document.createElement('span');
  picture.className = 'va-flying-card';
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 512 512');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', emblems[card].icon);
  svg.append(path);
  picture.append(svg);
  return picture;
}
