import '@krcma/tableware/theme.css';
import './style/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOffline } from './offline.ts';
import { dressPage } from './settings/settings.ts';

/** What can wait must not delay the first page. It may have been loaded already when this runs. */
function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

dressPage();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
if (import.meta.env.PROD) whenLoaded(() => keepOffline().catch(() => {}));
