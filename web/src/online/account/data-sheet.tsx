import type { Profile } from '@krcma/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../../pieces/dialog.tsx';
import { settings } from '../../settings/settings.ts';
import { useText } from '../../texts/index.ts';
import { api } from '../api.ts';
import { Sheet } from '../page-head.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { leave } from '../session.ts';
import { useOnlineText } from '../texts.ts';
import { useAction } from '../use-action.ts';
import { PasswordField } from './password-field.tsx';

/** Everything kept about me, to be taken along or deleted. */
export function DataSheet({ profile }: { readonly profile: Profile }) {
  const t = useOnlineText().account;
  const [asking, setAsking] = useState(false);
  return (
    <Sheet id="data" title={t.data}>
      <div className="row">
        <a className="button" href="/api/me/export" download="krcma-me.json">
          {t.export}
        </a>
        <button type="button" className="danger" data-act="forget" onClick={() => setAsking(true)}>
          {t.forget}
        </button>
      </div>
      {asking && <ForgetDialog profile={profile} onClose={() => setAsking(false)} />}
    </Sheet>
  );
}

interface ForgetDialogProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

function ForgetDialog({ profile, onClose }: ForgetDialogProps) {
  const t = useOnlineText().account;
  const shell = useText();
  const [password, setPassword] = useState('');
  const [, go] = useLocation();
  const { busy, refusal, run } = useAction();
  const forget = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await api.forgetMe(password === '' ? undefined : password);
      settings.set({ name: '' });
      leave();
      go('/');
    });
  };
  return (
    <Dialog title={t.forgetTitle} onClose={onClose}>
      <form className="form" onSubmit={forget}>
        <p>{t.forgetHelp}</p>
        {profile.kind === 'account' && (
          <PasswordField label={t.password} value={password} change={setPassword} required={false} />
        )}
        <RefusalNote refusal={refusal} />
        <div className="row">
          <button type="submit" className="danger" aria-disabled={busy}>
            {t.forgetYes}
          </button>
          <button type="button" onClick={onClose}>
            {shell.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
