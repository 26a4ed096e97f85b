import { usePageText } from '../texts/pages.ts';

interface DifficultyProps {
  readonly difficulty: number;
  readonly of: number;
}

export const difficultySigns = ({ difficulty, of }: DifficultyProps): string =>
  '◆'.repeat(difficulty) + '◇'.repeat(of - difficulty);

/** A difficulty at a glance. */
export function Difficulty(props: DifficultyProps) {
  const t = usePageText().puzzle;
  return (
    <span role="img" className="difficulty" aria-label={t.difficulty(props.difficulty, props.of)}>
      {difficultySigns(props)}
    </span>
  );
}
