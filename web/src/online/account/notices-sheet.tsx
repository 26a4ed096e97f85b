import { LIMITS, type Profile, type ProfileChange } from '@krcma/protocol';
import { type FormEvent, useState } from 'react';
import { LANGUAGES, useSettings } from '../../settings/settings.ts';
import { frontTexts } from '../../texts/front.ts';
import { speak } from '../../texts/index.ts';
import { api } from '../api.ts';
import { CheckField, ChoiceField, HourField, TextField } from '../fields.tsx';
import { Sheet } from '../page-head.tsx';
import { PushField } from '../push-field.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { changed } from '../session.ts';
import { toOwnHour, toWorldHour } from '../table-words.ts';
import { useOnlineText } from '../texts.ts';
import { useAction } from '../use-action.ts';

const languages = Object.fromEntries(LANGUAGES.map((each) => [each, frontTexts[each].languageName]));

/** A change of the profile is kept at once. */
function useChange() {
  const { refusal, run } = useAction();
  const change = (wanted: ProfileChange) => run(async () => changed(await api.changeMe(wanted)));
  return { refusal, change };
}

/** Where and in which language one is told that a table waits. */
export function NoticesSheet({ profile, mail }: { readonly profile: Profile; readonly mail: boolean }) {
  const t = useOnlineText().account;
  const { refusal, change } = useChange();
  const setLanguage = (value: string) => {
    const language = value === 'cs' ? 'cs' : 'en';
    change({ language });
    speak(language);
  };
  return (
    <Sheet id="notices" title={t.notices}>
      <div className="form">
        <ChoiceField
          label={t.language}
          name="language"
          value={profile.language}
          values={languages}
          change={setLanguage}
        />
        <PushField />
        {mail && <MailForm profile={profile} />}
        {profile.muted.length > 0 && (
          <div className="field">
            <span>{t.muted(profile.muted.length)}</span>
            <button type="button" onClick={() => change({ muted: [] })}>
              {t.unmuteAll}
            </button>
          </div>
        )}
        <RefusalNote refusal={refusal} />
      </div>
    </Sheet>
  );
}

function MailForm({ profile }: { readonly profile: Profile }) {
  const t = useOnlineText();
  const [mail, setMail] = useState(profile.mail ?? '');
  const { refusal, change } = useChange();
  const save = (event: FormEvent) => {
    event.preventDefault();
    change({ mail: mail.trim() === '' ? null : mail.trim(), mailNotices: mail.trim() !== '' });
  };
  return (
    <form className="form" onSubmit={save}>
      <TextField label={t.account.mail} type="email" autoComplete="email" value={mail} change={setMail} />
      <div className="row">
        <button type="submit">{t.save}</button>
        <RefusalNote refusal={refusal} />
      </div>
      {profile.mail !== null && (
        <CheckField
          label={t.account.mailNotices}
          checked={profile.mailNotices}
          change={(mailNotices) => change({ mailNotices })}
        />
      )}
    </form>
  );
}

/** Days on which no clock of days runs, and the hours in which it does. */
export function AwaySheet({ profile }: { readonly profile: Profile }) {
  const t = useOnlineText().account;
  const { refusal, change } = useChange();
  const until =
    profile.vacationUntil !== null && profile.vacationUntil > Date.now() ? profile.vacationUntil : null;
  const left = Math.round(profile.vacationLeft / DAY);
  const setUntil = (day: string) => {
    const end = new Date(`${day}T23:59:59`).getTime();
    if (!Number.isNaN(end)) change({ vacationUntil: end });
  };
  return (
    <Sheet id="away" title={t.away}>
      <div className="form">
        <TextField
          label={t.vacation}
          help={`${t.vacationHelp} (${t.vacationLeft(left, LIMITS.vacationDays)})`}
          type="date"
          min={dayOf(Date.now())}
          max={lastDay(profile)}
          value={until === null ? '' : dayOf(until)}
          change={setUntil}
        />
        {until !== null && (
          <div className="row">
            <button type="button" onClick={() => change({ vacationUntil: null })}>
              {t.endVacation}
            </button>
          </div>
        )}
        <WindowField profile={profile} change={change} />
        <RefusalNote refusal={refusal} />
      </div>
    </Sheet>
  );
}

const DAY = 86_400_000;

/** As long as the server grants: what is left of the year, and what the present vacation would still take. */
function lastDay({ vacationLeft, vacationUntil }: Profile): string {
  const now = Date.now();
  const granted = now + vacationLeft + Math.max(0, (vacationUntil ?? now) - now);
  const intoNextYear = new Date(granted).getFullYear() > new Date(now).getFullYear();
  // Days end at midnight: the last one must have passed by then.
  return dayOf((intoNextYear ? now + LIMITS.vacationDays * DAY : granted) - DAY);
}

function dayOf(time: number): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

interface WindowFieldProps {
  readonly profile: Profile;
  readonly change: (change: ProfileChange) => void;
}

function WindowField({ profile, change }: WindowFieldProps) {
  const t = useOnlineText();
  const { language } = useSettings();
  const { nextWindow } = profile;
  const window = nextWindow === null ? profile.window : nextWindow.window;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const now = window ?? { from: toWorldHour(8), until: toWorldHour(22) };
  return (
    <>
      <CheckField
        label={t.account.window}
        help={t.account.windowHelp}
        checked={window !== null}
        change={(wanted) => change({ window: wanted ? now : null })}
      />
      {window !== null && (
        <div className="row">
          <HourField
            label={t.create.from}
            hour={toOwnHour(window.from)}
            change={(hour) => change({ window: { ...window, from: toWorldHour(hour) } })}
          />
          <HourField
            label={t.create.until}
            hour={toOwnHour(window.until)}
            change={(hour) => change({ window: { ...window, until: toWorldHour(hour) } })}
          />
        </div>
      )}
      {nextWindow !== null && (
        <p className="small" role="status" data-next-window>
          {t.account.nextWindow(when.format(nextWindow.from))}
        </p>
      )}
    </>
  );
}
