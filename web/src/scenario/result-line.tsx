import '../style/scenario.css';
import { Link } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import type { OwnResult } from './own-results.ts';

/** One's own results in a scenario: how often, how well, when, and the best games to look at again. */
export function ResultLine({ own: { played, won, last, best } }: { readonly own: OwnResult }) {
  const t = usePageText().scenario;
  const day = new Intl.DateTimeFormat(useSettings().language, { dateStyle: 'medium' });
  return (
    <p className="own-result small">
      {t.played(played, won)} · {t.last(day.format(last))} · {t.best}{' '}
      {best.map(({ points, ended, replay }, index) => (
        <span key={`${ended} ${points}`}>
          {index > 0 && ', '}
          {replay === undefined ? (
            points
          ) : (
            <Link href={replay} aria-label={t.replay(points, day.format(ended))}>
              {points}
            </Link>
          )}
        </span>
      ))}
    </p>
  );
}
