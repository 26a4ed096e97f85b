import { MOST_STARS } from '@krcma/tableware/puzzle';
import { usePageText } from '../texts/pages.ts';

export const starsOf = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars);

/** How well it was done, at a glance. */
export function Stars({ stars }: { readonly stars: number }) {
  const t = usePageText().puzzle;
  return (
    <span role="img" className="stars" aria-label={t.stars(stars, MOST_STARS)}>
      {starsOf(stars)}
    </span>
  );
}
