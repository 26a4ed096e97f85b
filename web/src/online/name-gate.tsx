import type { TableCard } from '@krcma/protocol';
import type { FormEvent } from 'react';
import { Link } from 'wouter';
import type { GameId } from '../host/rules.ts';
import { settings, useSettings } from '../settings/settings.ts';
import { joined } from '../texts/index.ts';
import { NameField } from './name-field.tsx';
import { Page, Sheet } from './page-head.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { enterAs } from './session.ts';
import { gameName } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';

/** Whoever comes by a link is asked for a name and nothing else. */
export function NameGate({ game, card }: { readonly game: GameId; readonly card: TableCard | undefined }) {
  const t = useOnlineText();
  const { language } = useSettings();
  const { busy, refusal, run } = useAction();
  const names = card?.seats.filter(({ who }) => who !== undefined).map(({ name }) => name) ?? [];
  const enter = (event: FormEvent) => {
    event.preventDefault();
    run(() => enterAs(settings.get().name.trim()));
  };
  return (
    <Page title={gameName(game, language)}>
      <Sheet id="come-in" title={t.name.title}>
        {names.length > 0 && <p>{joined(names, language)}</p>}
        <p>{t.name.help}</p>
        <form className="form" onSubmit={enter}>
          <NameField />
          <RefusalNote refusal={refusal} />
          <div className="row">
            <button type="submit" className="primary big" aria-disabled={busy}>
              {t.name.enter}
            </button>
            <Link href={`/account?to=${encodeURIComponent(location.pathname)}`}>{t.name.known}</Link>
          </div>
        </form>
      </Sheet>
    </Page>
  );
}
