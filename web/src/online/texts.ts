import { type Language, settings, useSettings } from '../settings/settings.ts';
import { knownText } from '../texts/index.ts';
import { onlineCs } from '../texts/online-cs.ts';
import { type OnlineText, onlineEn } from '../texts/online-en.ts';
import { Refused } from './refused.ts';

const onlineTexts: Readonly<Record<Language, OnlineText>> = { en: onlineEn, cs: onlineCs };

/** The words of online play in the reader's language. */
export const useOnlineText = (): OnlineText => onlineTexts[useSettings().language];

/** A refusal in the reader's words where there are any, else as the server said it. */
export function refusalWords(error: unknown): string {
  const { language } = settings.get();
  const sentence = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Refused)) return sentence;
  // The server speaks English, and its sentence says more than the code.
  if (language === 'en' && error.code !== 'offline') return sentence;
  if (error.retryAfter !== undefined) return onlineTexts[language].waitFor(error.retryAfter);
  const words = onlineTexts[language].refusals[error.code] ?? knownText(language)?.trouble[error.code];
  // Which choice it was, and why, only the server can say.
  return error.code === 'replay-differs' && words !== undefined
    ? `${words} (${sentence})`
    : (words ?? sentence);
}
