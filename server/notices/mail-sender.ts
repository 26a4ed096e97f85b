import { createTransport, type Transporter } from 'nodemailer';
import type { Receiver, Sender } from './senders.ts';
import { ACCOUNT_PATH, mailText, type Turn, wordsOf } from './words.ts';

export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://… */
  readonly url: string;
  readonly from: string;
  readonly publicUrl: string;
}

const TIMEOUT = 10_000;

/** Plain text, in the receiver's language, with the way to the table and the way to stop them. */
export class MailSender implements Sender {
  readonly #settings: MailSettings;
  readonly #transport: Transporter;

  constructor(settings: MailSettings) {
    this.#settings = settings;
    const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
    // Text comes from this server alone: no template may read a file or fetch an address.
    this.#transport = createTransport({
      url: settings.url,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  reaches({ mail }: Receiver): boolean {
    return mail !== null;
  }

  async send({ mail, language }: Receiver, turn: Turn): Promise<void> {
    if (mail === null) return;
    const { from, publicUrl } = this.#settings;
    await this.#transport.sendMail({
      from,
      to: { name: '', address: mail },
      subject: wordsOf(turn, language).subject,
      text: mailText(turn, language, publicUrl),
      headers: { 'Auto-Submitted': 'auto-generated' },
      list: { unsubscribe: new URL(ACCOUNT_PATH, publicUrl).href },
    });
  }

  close(): void {
    this.#transport.close();
  }
}
