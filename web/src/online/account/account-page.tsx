import type { Offers, Profile } from '@krcma/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../texts/index.ts';
import { api } from '../api.ts';
import { Page, Sheet } from '../page-head.tsx';
import { useSession, whoAmI } from '../session.ts';
import { useOnlineText } from '../texts.ts';
import { useTitle } from '../use-title.ts';
import { DataSheet } from './data-sheet.tsx';
import { HistorySheet, ScenarioSheets, StatisticsSheet } from './history-sheet.tsx';
import { AwaySheet, NoticesSheet } from './notices-sheet.tsx';
import { SignInForms } from './sign-in-forms.tsx';
import { SignedIn } from './signed-in.tsx';
import { TokensSheet } from './tokens-sheet.tsx';

/** Who I am at this server, what it keeps about me, and the way to change both. */
export default function AccountPage() {
  const t = useOnlineText();
  const shell = useText();
  const { asked, profile } = useSession();
  const offers = useOffers();
  useEffect(() => void whoAmI(), []);
  useTitle(t.account.title);
  return (
    <Page
      title={t.account.title}
      tools={
        <Link href="/lobby" className="button">
          {t.home.lobby}
        </Link>
      }
    >
      {asked ? <Sheets profile={profile} offers={offers} /> : <p role="status">{shell.loading}</p>}
    </Page>
  );
}

function useOffers(): Offers | undefined {
  const [offers, setOffers] = useState<Offers>();
  useEffect(() => void api.offers().then(setOffers, () => {}), []);
  return offers;
}

interface SheetsProps {
  readonly profile: Profile | undefined;
  readonly offers: Offers | undefined;
}

function Sheets({ profile, offers }: SheetsProps) {
  const t = useOnlineText().account;
  const [passwords, setPasswords] = useState(0);
  if (profile === undefined)
    return (
      <div className="sheets">
        <Sheet id="who" title={t.signIn}>
          <p>{t.nobody}</p>
          <SignInForms offers={offers} guest={false} />
        </Sheet>
      </div>
    );
  return (
    <div className="sheets" key={profile.id}>
      <SignedIn profile={profile} offers={offers} onNewPassword={() => setPasswords(passwords + 1)} />
      <StatisticsSheet />
      <ScenarioSheets />
      <HistorySheet />
      <NoticesSheet profile={profile} mail={offers?.mail ?? false} />
      <AwaySheet profile={profile} />
      {/* A new password has ended the tokens: the list is read again. */}
      {profile.kind === 'account' && <TokensSheet key={passwords} />}
      <DataSheet profile={profile} />
    </div>
  );
}
