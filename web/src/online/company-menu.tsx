import { useLocation } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { MenuItem } from '../table/menu-item.tsx';
import { LeaveItem } from './leave-item.tsx';
import type { OnlineHost } from './online-host.ts';
import { RefusalNote } from './refusal-note.tsx';
import { ShareLink } from './share-link.tsx';
import { gameName, pathOf } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';

/** What can be done at an online table besides playing. */
export function CompanyMenu({ host, close }: { readonly host: OnlineHost; readonly close: () => void }) {
  const t = useOnlineText().table;
  const { language } = useSettings();
  const { card, seat } = useStore(host.gathering);
  const [, go] = useLocation();
  const { refusal, run } = useAction();
  if (card === undefined) return null;
  const then = (act: () => Promise<unknown>) => async () => {
    if (await run(act)) close();
  };
  const plays = seat !== undefined && card.status === 'playing';
  return (
    <>
      {plays && !card.seats[seat]?.standIn && <LeaveItem card={card} seat={seat} close={close} />}
      {plays && !card.ending.includes(seat) && (
        <MenuItem icon="close" label={t.end} help={t.endHelp} onClick={then(() => host.agreeToEnd(true))} />
      )}
      <MenuItem icon="board" label={t.lobby} onClick={() => go('/lobby')} />
      <li>
        {card.watching > 0 && <p className="small">{t.watching(card.watching)}</p>}
        <RefusalNote refusal={refusal} />
        <ShareLink
          label={t.shareLink}
          text={t.shareText(gameName(card.game, language))}
          path={pathOf(card)}
        />
      </li>
    </>
  );
}
