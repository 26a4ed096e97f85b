import { LIMITS, type Offers, type Profile } from '@krcma/protocol';
import { type FormEvent, useState } from 'react';
import { api } from '../api.ts';
import { TextField } from '../fields.tsx';
import { Sheet } from '../page-head.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { changed, leave } from '../session.ts';
import { useOnlineText } from '../texts.ts';
import { useAction } from '../use-action.ts';
import { PasswordField } from './password-field.tsx';
import { SignInForms } from './sign-in-forms.tsx';

interface SignedInProps {
  readonly profile: Profile;
  readonly offers: Offers | undefined;
  readonly onNewPassword: () => void;
}

/** A guest or an account: the name, and how to become the other. */
export function SignedIn({ profile, offers, onNewPassword }: SignedInProps) {
  const t = useOnlineText().account;
  const guest = profile.kind === 'guest';
  const { refusal, run } = useAction();
  const signOut = () =>
    run(async () => {
      await api.signOut();
      leave();
    });
  return (
    <Sheet id="who" title={guest ? t.guest(profile.name) : t.signedIn(profile.name)}>
      {guest && <p>{t.guestHelp}</p>}
      <RefusalNote refusal={profile.nameTaken ? t.nameTaken : undefined} />
      <NameForm profile={profile} />
      {guest ? (
        <details>
          <summary>{t.become}</summary>
          <SignInForms offers={offers} guest />
        </details>
      ) : (
        <details>
          <summary>{t.changePassword}</summary>
          <PasswordChangeForm onChanged={onNewPassword} />
        </details>
      )}
      <RefusalNote refusal={refusal} />
      <div className="row">
        <button type="button" data-act="sign-out" onClick={signOut}>
          {guest ? t.signOutGuest : t.signOut}
        </button>
        {guest && <small>{t.signOutGuestHelp}</small>}
      </div>
    </Sheet>
  );
}

function NameForm({ profile }: { readonly profile: Profile }) {
  const t = useOnlineText();
  const [name, setName] = useState(profile.name);
  const [saved, setSaved] = useState(false);
  const { busy, refusal, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaved(await run(async () => changed(await api.changeMe({ name: name.trim() }))));
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={t.account.name}
        name="name"
        value={name}
        change={(value) => {
          setName(value);
          setSaved(false);
        }}
        maxLength={LIMITS.name}
        autoComplete="nickname"
        required
      />
      <RefusalNote refusal={refusal} />
      <div className="row">
        <button type="submit" aria-disabled={busy || name.trim() === profile.name}>
          {t.save}
        </button>
        <span role="status" className="good">
          {saved && t.saved}
        </span>
      </div>
    </form>
  );
}

function PasswordChangeForm({ onChanged }: { readonly onChanged: () => void }) {
  const t = useOnlineText();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [saved, setSaved] = useState(false);
  const { busy, refusal, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(() => api.changePassword(old, password));
    setSaved(done);
    if (!done) return;
    setOld('');
    setPassword('');
    onChanged();
  };
  return (
    <form className="form" onSubmit={submit}>
      <PasswordField label={t.account.oldPassword} value={old} change={setOld} />
      <PasswordField label={t.account.newPassword} value={password} change={setPassword} fresh />
      <RefusalNote refusal={refusal} />
      <div className="row">
        <button type="submit" aria-disabled={busy}>
          {t.account.changePassword}
        </button>
        <span role="status" className="good">
          {saved && t.saved}
        </span>
      </div>
    </form>
  );
}
