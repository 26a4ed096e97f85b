import { useSettings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import type { Company } from './company.ts';
import { ShareLink } from './share-link.tsx';
import { gameName, pathOf } from './table-words.ts';
import { useOnlineText } from './texts.ts';

/** The link under the score sheet: whoever has it can watch the game again. */
export function ShareReplay({ host }: { readonly host: Company }) {
  const t = useOnlineText().table;
  const { language } = useSettings();
  const { card } = useStore(host.gathering);
  if (card === undefined) return null;
  const text = t.shareText(gameName(card.game, language));
  return <ShareLink label={t.shareReplay} text={text} path={pathOf(card)} />;
}
