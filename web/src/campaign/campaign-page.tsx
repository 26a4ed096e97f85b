import '../style/own-games.css';
import type { Way } from '@krcma/kernel';
import { use, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadBriefings, loadRulesToPlay, loadText } from '../games.ts';
import { changed, decidedBy, draftOf } from '../home/draft.ts';
import { layTable, planOf } from '../home/new-table.ts';
import { OptionFields } from '../home/option-fields.tsx';
import { refusalOf } from '../home/refusal-of.ts';
import type { GameId } from '../host/rules.ts';
import { finishedGames, type Shelved, shelvedGames } from '../host/shelf.ts';
import { invitations } from '../invitations.ts';
import { PageHead } from '../pieces/page-head.tsx';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import { CampaignOverview } from './campaign-overview.tsx';
import { type CampaignGames, campaignsOf } from './campaigns.ts';

/** Where a campaign is begun, gone on with and looked over. */
export default function CampaignPage({ game }: { readonly game: GameId }) {
  const pages = usePageText();
  const { language } = useSettings();
  const { name, ways } = invitations[game][language];
  const way = invitations[game].ways.find(({ climbs }) => climbs !== undefined);
  return (
    <div className="own-games table-top">
      <main className="page" id="content">
        <PageHead title={pages.campaign.title(name)} />
        {way && <p className="briefing">{ways[way.id]?.help}</p>}
        {way && <Campaigns game={game} way={way} />}
      </main>
    </div>
  );
}

/** Undefined until the shelf is read. */
function useCampaigns(game: GameId, way: Way): readonly CampaignGames[] | undefined {
  const [cards, setCards] = useState<readonly (readonly Shelved[])[]>();
  useEffect(() => {
    Promise.all([shelvedGames(), finishedGames()]).then(setCards, () => setCards([]));
  }, []);
  return cards && campaignsOf(game, way, cards[0] ?? [], cards[1] ?? []);
}

function Campaigns({ game, way }: { readonly game: GameId; readonly way: Way }) {
  const t = usePageText().campaign;
  const { language } = useSettings();
  const text = use(loadText(game, language));
  const module = use(loadRulesToPlay(game));
  const campaigns = useCampaigns(game, way);
  const { climbs = '' } = way;
  const spec = module.options[climbs];
  const values = spec?.kind === 'choice' ? spec.values : [];
  if (campaigns === undefined) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <div className="campaigns">
      {campaigns.map((campaign) => (
        <section key={campaign.id} className="sheet-of-paper">
          <h2>{t.begun(day.format(campaign.games[0]?.created))}</h2>
          <CampaignOverview campaign={campaign} climbs={climbs} values={values} text={text} />
          <GoOn campaign={campaign} />
        </section>
      ))}
      <NewCampaign game={game} way={way} another={campaigns.length > 0} />
    </div>
  );
}

/** The last game is played on, or from its end the next one is begun. */
function GoOn({ campaign: { games } }: { readonly campaign: CampaignGames }) {
  const t = usePageText().campaign;
  const last = games.at(-1);
  if (last === undefined || last.gone) return null;
  if (last.over && !last.carries) return <p>{t.ended}</p>;
  return (
    <Link href={`/table/${last.game}/${last.id}`} className="button primary big">
      {t.goOn}
    </Link>
  );
}

interface NewCampaignProps {
  readonly game: GameId;
  readonly way: Way;
  readonly another: boolean;
}

function NewCampaign({ game, way, another }: NewCampaignProps) {
  const pages = usePageText();
  const settings = useSettings();
  const [, go] = useLocation();
  const text = use(loadText(game, settings.language));
  const briefings = use(loadBriefings(game, settings.language));
  const module = use(loadRulesToPlay(game));
  const [draft, setDraft] = useState(() => draftOf(way));
  const refusal = refusalOf(module, text, draft.players.length, draft.options);
  const begin = async () => go(`/table/${game}/${await layTable(planOf(game, draft, settings))}`);
  return (
    <section className="sheet-of-paper">
      <h2>{another ? pages.campaign.beginAnother : pages.campaign.begin}</h2>
      <p>{invitations[game][settings.language].alone}</p>
      <OptionFields
        schema={module.options}
        text={text}
        briefings={briefings}
        decided={decidedBy([way], module.options)}
        seats={1}
        chosen={draft.options}
        setChosen={(options) => setDraft(changed(draft, module.options, { options }))}
      />
      {refusal !== undefined && (
        <p className="reason" role="alert">
          {refusal}
        </p>
      )}
      <button
        type="button"
        className={another ? 'big' : 'primary big'}
        disabled={refusal !== undefined}
        onClick={begin}
      >
        {pages.campaign.begin}
      </button>
    </section>
  );
}
