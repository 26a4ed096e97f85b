import '../style/signs.css';
import { spokenOf } from '@krcma/tableware/signs';
import { createContext, Fragment, memo, useContext } from 'react';
import type { LoadedLegend } from '../games.ts';

const context = createContext<LoadedLegend | undefined>(undefined);

export const LegendProvider = context.Provider;

export const useSigns = (): LoadedLegend | undefined => useContext(context);

/** Where the last word begins: the picture stays beside it when the line breaks. */
const lastWord = (said: string): number => said.lastIndexOf(' ') + 1;

/** A sentence of the game with the pictures of the symbols it speaks of. Screen readers hear the words alone. */
export const Words = memo(function Words({ children }: { readonly children: string }) {
  const legend = useSigns();
  if (legend === undefined) return children;
  const { book, Sign } = legend;
  return spokenOf(book, children)
    .map((part, place) => ({ ...part, place }))
    .map(({ words, said, sign, stop, place }) => (
      <Fragment key={place}>
        {words}
        {sign !== undefined && (
          <>
            {said?.slice(0, lastWord(said))}
            <span className="with-sign">
              {said?.slice(lastWord(said))}
              <span className="inline-sign" aria-hidden="true">
                <Sign id={sign} />
              </span>
              {stop}
            </span>
          </>
        )}
      </Fragment>
    ));
});
