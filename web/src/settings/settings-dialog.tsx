import { useId } from 'react';
import { OnlineSettings } from '../online/door.tsx';
import { Dialog } from '../pieces/dialog.tsx';
import { frontTexts } from '../texts/front.ts';
import { speak, useText } from '../texts/index.ts';
import {
  LANGUAGES,
  type Language,
  type Settings,
  SPEEDS,
  type Speed,
  settings,
  useSettings,
} from './settings.ts';

/** Language, light, motion, sound and what is asked once more. Every change works at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { settings: t, homePage } = useText();
  const now = useSettings();
  return (
    <Dialog title={homePage.settings} onClose={onClose}>
      <div className="form">
        <Choice label={t.language} name="language" values={languageNames} now={now} />
        <Choice label={t.theme} name="theme" values={t.themes} now={now} />
        <Choice label={t.motion} name="motion" values={t.motions} now={now} />
        <Choice label={t.confirm} name="confirm" values={t.confirms} now={now} />
        <Choice label={t.speed} name="speed" values={speedNames(t.speeds)} now={now} />
        <Flag label={t.sound} name="sound" now={now} />
        <Flag label={t.shortcuts} name="shortcuts" now={now} />
        <NameField />
        <OnlineSettings />
        <p className="small">{t.kept}</p>
      </div>
    </Dialog>
  );
}

const languageNames = Object.fromEntries(
  LANGUAGES.map((language) => [language, frontTexts[language].languageName]),
);

const speedNames = (names: Readonly<Record<Speed, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(SPEEDS).map((speed) => [speed, names[speed as Speed]]));

interface ChoiceProps {
  readonly label: string;
  readonly name: 'language' | 'theme' | 'motion' | 'confirm' | 'speed';
  readonly values: Readonly<Record<string, string>>;
  readonly now: Settings;
}

function choose(name: ChoiceProps['name'], value: string): void {
  if (name === 'language') speak(value as Language);
  else settings.set({ [name]: value } as Partial<Settings>);
}

function Choice({ label, name, values, now }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={now[name]} onChange={({ target }) => choose(name, target.value)}>
        {Object.entries(values).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FlagProps {
  readonly label: string;
  readonly name: 'sound' | 'shortcuts';
  readonly now: Settings;
}

function Flag({ label, name, now }: FlagProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="checkbox"
        name={name}
        checked={now[name]}
        onChange={({ target }) => settings.set({ [name]: target.checked })}
      />
    </label>
  );
}

function NameField() {
  const t = useText();
  const id = useId();
  const { name } = useSettings();
  return (
    <div className="field">
      <label htmlFor={id}>{t.settings.name}</label>
      <input
        id={id}
        name="name"
        value={name}
        maxLength={24}
        autoComplete="nickname"
        placeholder={t.defaultName(0)}
        onChange={({ target }) => settings.set({ name: target.value })}
      />
    </div>
  );
}
