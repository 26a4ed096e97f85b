import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { useOnlineText } from './texts.ts';

/** Whom to send a report to, where whoever runs the server has said so. */
export default function ReportTo() {
  const t = useOnlineText();
  const [contact, setContact] = useState<string>();
  useEffect(() => {
    api.offers().then(
      (offers) => setContact(offers.contact),
      () => {},
    );
  }, []);
  if (contact === undefined) return null;
  const address = /^https?:/.test(contact) ? contact : `mailto:${contact}`;
  return (
    <p>
      {t.reportTo} <a href={address}>{contact}</a>
    </p>
  );
}
