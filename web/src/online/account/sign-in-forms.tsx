import { LIMITS, type Offers } from '@krcma/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { settings } from '../../settings/settings.ts';
import { api } from '../api.ts';
import { TextField } from '../fields.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { enter } from '../session.ts';
import { useOnlineText } from '../texts.ts';
import { useAction } from '../use-action.ts';
import { rememberVisit } from '../visit.ts';
import { PasswordField } from './password-field.tsx';

interface SignInFormsProps {
  readonly offers: Offers | undefined;
  /** A guest who makes an account keeps the games. */
  readonly guest: boolean;
}

/** To come in with an account, or to make one. */
export function SignInForms({ offers, guest }: SignInFormsProps) {
  const t = useOnlineText().account;
  return (
    <div className="sign-in">
      <PasswordForm kind="up" label={guest ? t.become : t.signUp} />
      <PasswordForm kind="in" label={t.signIn} />
      {offers?.singleSignOn !== undefined && <SignOnButton provider={offers.singleSignOn} />}
    </div>
  );
}

/** Where somebody wanted to go before they were asked who they are; only a path of these pages. */
function wantedPath(): string {
  const to = new URLSearchParams(location.search).get('to') ?? '';
  return /^\/(?!\/)[\w/-]*$/.test(to) ? to : '/account';
}

function PasswordForm({ kind, label }: { readonly kind: 'up' | 'in'; readonly label: string }) {
  const t = useOnlineText().account;
  const [name, setName] = useState(kind === 'up' ? settings.get().name : '');
  const [password, setPassword] = useState('');
  const [, go] = useLocation();
  const { busy, refusal, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const who = { name: name.trim(), password };
    run(async () => {
      enter(await (kind === 'up' ? api.signUp(who) : api.signIn(who)));
      go(wantedPath());
    });
  };
  return (
    <form className="form" data-form={`sign-${kind}`} onSubmit={submit}>
      <h3>{label}</h3>
      <TextField
        label={t.name}
        name="username"
        autoComplete="username"
        value={name}
        change={setName}
        maxLength={LIMITS.name}
        required
      />
      <PasswordField label={t.password} value={password} change={setPassword} fresh={kind === 'up'} />
      <RefusalNote refusal={refusal} />
      <button type="submit" className={kind === 'up' ? 'primary' : ''} aria-disabled={busy}>
        {label}
      </button>
    </form>
  );
}

/** The provider sends the browser back here; by then it must know that somebody has been here. */
function SignOnButton({ provider }: { readonly provider: string }) {
  const t = useOnlineText().account;
  const to = encodeURIComponent(wantedPath());
  return (
    <a className="button" href={`/api/sign-on?to=${to}`} onClick={rememberVisit}>
      {t.singleSignOn(provider)}
    </a>
  );
}
