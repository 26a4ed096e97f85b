import { type FormEvent, useEffect, useState } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { api, type Token } from '../api.ts';
import { TextField } from '../fields.tsx';
import { Sheet } from '../page-head.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { useOnlineText } from '../texts.ts';
import { useAction } from '../use-action.ts';

/** Keys for programs that play in my name. */
export function TokensSheet() {
  const t = useOnlineText().account;
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [fresh, setFresh] = useState<string>();
  const { refusal, run } = useAction();
  const look = () => api.tokens().then(setTokens, () => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);
  const make = (name: string) =>
    run(async () => {
      setFresh((await api.newToken(name)).token);
      await look();
    });
  const drop = (id: string) => run(() => api.dropToken(id).then(look));
  return (
    <Sheet id="tokens" title={t.tokens}>
      <p className="small">{t.tokensHelp}</p>
      <TokenList tokens={tokens} drop={drop} />
      {fresh !== undefined && (
        <p role="status">
          <code>{fresh}</code> <small>{t.tokenOnce}</small>
        </p>
      )}
      <RefusalNote refusal={refusal} />
      <TokenForm make={make} />
    </Sheet>
  );
}

interface TokenListProps {
  readonly tokens: readonly Token[];
  readonly drop: (id: string) => void;
}

function TokenList({ tokens, drop }: TokenListProps) {
  const t = useOnlineText().account;
  return (
    <ul className="tokens">
      {tokens.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={t.dropToken(name)}
            onClick={() => drop(id)}
          >
            <Icon name="discard" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function TokenForm({ make }: { readonly make: (name: string) => void }) {
  const t = useOnlineText().account;
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make(name.trim());
    setName('');
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField label={t.tokenName} value={name} change={setName} maxLength={40} required />
      <div className="row">
        <button type="submit">{t.newToken}</button>
      </div>
    </form>
  );
}
