import { lazy, Suspense, useId, useState } from 'react';
import { copyText } from '../pieces/copy-text.ts';
import { ChoiceField } from './fields.tsx';
import { type Reachable, useReachable } from './reach.ts';
import { useOnlineText } from './texts.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

interface ShareLinkProps {
  readonly label: string;
  readonly text: string;
  readonly path: string;
  /** Whether the code for phones is shown without being asked for. */
  readonly withCode?: boolean;
}

/** A link to be copied, handed to another program of the device, or read by a phone; and who can open it. */
export function ShareLink({ path, withCode = false, ...words }: ShareLinkProps) {
  const reachable = useReachable();
  const [chosen, setChosen] = useState<string>();
  const opens = reachable?.for === 'all' || reachable?.for === 'network';
  const origins = opens ? reachable.origins : [];
  const origin = origins.find((each) => each === chosen) ?? origins[0] ?? location.origin;
  const url = `${origin}${path}`;
  return (
    <div className="share-link" data-opens={reachable?.for}>
      <LinkRow url={url} {...words} />
      {origins.length > 1 && <OriginField origins={origins} origin={origin} change={setChosen} />}
      {reachable && <WhoOpens reachable={reachable} />}
      {opens && <PhoneCode url={url} open={withCode} />}
    </div>
  );
}

function LinkRow({ label, text, url }: Pick<ShareLinkProps, 'label' | 'text'> & { readonly url: string }) {
  const t = useOnlineText();
  const id = useId();
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    if (await copyText(url, id)) setCopied(url);
  };
  return (
    <>
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
          {copied === url && t.copied}
        </span>
      </div>
    </>
  );
}

interface OriginFieldProps {
  readonly origins: readonly string[];
  readonly origin: string;
  readonly change: (origin: string) => void;
}

/** A machine in several networks: only whoever sits at it knows which is whose. */
function OriginField({ origins, origin, change }: OriginFieldProps) {
  const t = useOnlineText().reach;
  const values = Object.fromEntries(origins.map((each) => [each, each.replace(/^https?:\/\//, '')]));
  return <ChoiceField label={t.address} value={origin} values={values} change={change} />;
}

/** Told where it can be done something about: nobody else can open it, or only some can. */
function WhoOpens({ reachable: { for: whom, origins } }: { readonly reachable: Reachable }) {
  const t = useOnlineText().reach;
  if (whom === 'all') return null;
  if (whom === 'network') return <p className="small">{t.network}</p>;
  if (whom === 'unknown') return <p className="unreachable">{t.unknown}</p>;
  const [first] = origins;
  return (
    <div className="unreachable">
      <p>{t.machine}</p>
      <p>
        <code>{START}</code>
      </p>
      <p>{first === undefined ? t.machineThenUnknown : t.machineThen(first)}</p>
    </div>
  );
}

/** In the words of the shell that is usual there. */
const START = /^Win/.test(navigator.platform) ? "$env:HOST='0.0.0.0'; npm start" : 'HOST=0.0.0.0 npm start';

function PhoneCode({ url, open }: { readonly url: string; readonly open: boolean }) {
  const t = useOnlineText().reach;
  const [shown, setShown] = useState(open);
  return (
    <details
      className="phone-code"
      open={shown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>{t.code}</summary>
      {shown && (
        <Suspense>
          <QrCode text={url} label={t.codeOf(url)} />
          <p className="small">{t.codeHelp}</p>
        </Suspense>
      )}
    </details>
  );
}
