import { useId, useState } from 'react';
import { useOnlineText } from './texts.ts';

interface ShareLinkProps {
  readonly label: string;
  readonly text: string;
  readonly path: string;
}

/** A link to be copied, or handed to another program of the device where it offers that. */
export function ShareLink({ label, text, path }: ShareLinkProps) {
  const t = useOnlineText();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const url = `${location.origin}${path}`;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => document.getElementById(id)?.focus(),
    );
  return (
    <div className="share-link">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
        <button type="button" onClick={copy}>
          {t.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            onClick={() => navigator.share({ title: 'Krčma', text, url }).catch(() => {})}
          >
            {t.share}
          </button>
        )}
        <span role="status" className="good">
          {copied && t.copied}
        </span>
      </div>
    </div>
  );
}
