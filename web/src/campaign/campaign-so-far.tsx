import type { Outcome } from '@krcma/kernel';
import { use, useEffect, useState } from 'react';
import { loadRulesToPlay } from '../games.ts';
import { finishedGames, type Shelved, shelvedGames } from '../host/shelf.ts';
import { invitations } from '../invitations.ts';
import { useTable } from '../table/table-context.ts';
import { usePageText } from '../texts/pages.ts';
import { CampaignOverview } from './campaign-overview.tsx';
import { campaignsOf } from './campaigns.ts';

interface SoFarProps {
  /** The game of the shelf that has just ended. */
  readonly id: string;
  readonly outcome: Outcome;
}

/** At the end of a game of a campaign: how it stands now. */
export default function CampaignSoFar({ id, outcome }: SoFarProps) {
  const t = usePageText().campaign;
  const { game } = useTable();
  const module = use(loadRulesToPlay(game.id));
  const [cards, setCards] = useState<readonly (readonly Shelved[])[]>([]);
  useEffect(() => {
    Promise.all([shelvedGames(), finishedGames()]).then(setCards, () => {});
  }, []);
  const way = invitations[game.id].ways.find(({ climbs }) => climbs !== undefined);
  const { climbs = '' } = way ?? {};
  const spec = module.options[climbs];
  const campaign =
    way &&
    campaignsOf(game.id, way, cards[0] ?? [], cards[1] ?? []).find(({ games }) =>
      games.some((card) => card.id === id),
    );
  if (campaign === undefined || spec?.kind !== 'choice') return null;
  // The end may not be written down yet.
  const ended = { over: true, reason: outcome.reason, scores: outcome.scores };
  const games = campaign.games.map((card) => (card.id === id ? { ...card, ...ended } : card));
  return (
    <details className="campaign-so-far" open>
      <summary>{t.overview}</summary>
      <CampaignOverview
        campaign={{ ...campaign, games }}
        climbs={climbs}
        values={spec.values}
        text={game.text}
      />
    </details>
  );
}
