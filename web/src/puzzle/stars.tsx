import { usePageText } from '../texts/pages.ts';

interface StarsProps {
  readonly difficulty: number;
  readonly of: number;
}

export const starsOf = ({ difficulty, of }: StarsProps): string =>
  '★'.repeat(difficulty) + '☆'.repeat(of - difficulty);

/** A difficulty at a glance. */
export function Stars(props: StarsProps) {
  const t = usePageText().puzzle;
  return (
    <span role="img" className="stars" aria-label={t.difficulty(props.difficulty, props.of)}>
      {starsOf(props)}
    </span>
  );
}
