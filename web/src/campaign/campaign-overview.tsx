import '../style/own-games.css';
import type { TableText } from '@krcma/kernel';
import { Link } from 'wouter';
import { toldWord } from '../home/told-options.ts';
import { usePageText } from '../texts/pages.ts';
import { type CampaignGame, type CampaignGames, type Rung, rungsOf } from './campaigns.ts';

interface OverviewProps {
  readonly campaign: CampaignGames;
  readonly climbs: string;
  readonly values: readonly string[];
  readonly text: TableText;
}

/** Every scenario of a campaign, with the games played in it and how well. */
export function CampaignOverview({ campaign, climbs, values, text }: OverviewProps) {
  const t = usePageText().campaign;
  const finished = campaign.games.filter(({ over }) => over).length;
  return (
    <>
      <p className="small">{t.games(finished)}</p>
      <ol className="rungs">
        {rungsOf(campaign, climbs, values).map((rung) => (
          <RungLine key={rung.value} rung={rung} climbs={climbs} text={text} />
        ))}
      </ol>
    </>
  );
}

function RungLine({
  rung: { value, games },
  climbs,
  text,
}: {
  readonly rung: Rung;
  readonly climbs: string;
  readonly text: TableText;
}) {
  const running = games.some(({ over }) => !over);
  return (
    <li data-state={running ? 'now' : games.length > 0 ? 'played' : 'ahead'}>
      <strong>{toldWord(text, climbs, value)}</strong>
      {games.length > 0 && (
        <ul>
          {games.map((card) => (
            <li key={card.id}>
              <PlayedGame card={card} climbs={climbs} text={text} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A rating, or that it is being played; how hard it was, and how many points. */
function PlayedGame({
  card,
  climbs,
  text,
}: {
  readonly card: CampaignGame;
  readonly climbs: string;
  readonly text: TableText;
}) {
  const t = usePageText().campaign;
  const { told = {}, over, reason, scores } = card;
  const rating = reason === undefined ? undefined : (text.rating(reason) ?? text.ending(reason));
  const kind = Object.entries(told)
    .filter(([name, value]) => name !== climbs && typeof value === 'string')
    .map(([name, value]) => toldWord(text, name, value));
  const points = over && scores?.[0] !== undefined ? [t.points(scores[0])] : [];
  const words = (
    <>
      <b>{over ? rating : t.now}</b> <small>{[...kind, ...points].join(' · ')}</small>
    </>
  );
  return card.gone ? <span>{words}</span> : <Link href={`/table/${card.game}/${card.id}`}>{words}</Link>;
}
