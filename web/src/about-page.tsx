import { Credits } from '@krcma/tableware/credits';
import { credits as shared } from '@krcma/tableware/icon-credits';
import { use } from 'react';
import { loadCredits } from './games.ts';
import { PageHead } from './pieces/page-head.tsx';
import { useSettings } from './settings/settings.ts';
import { useText } from './texts/index.ts';
import { usePageText } from './texts/pages.ts';

/** What this is, who made it and whose pictures are shown. */
export default function AboutPage() {
  const t = useText();
  const pages = usePageText();
  const { language } = useSettings();
  const games = use(loadCredits());
  return (
    <main className="page" id="content">
      <PageHead title={pages.about.title} />
      <div className="prose">
        <p>{pages.about.what}</p>
        <p>{t.homePage.unofficial}</p>
        <h2>{pages.about.art}</h2>
        <Credits language={language} icons={[shared, ...games]} />
      </div>
    </main>
  );
}
