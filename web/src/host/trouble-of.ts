import { TableError } from '@krcma/kernel';
import { HostError, type Trouble } from './host.ts';

export function troubleOf(error: unknown): Trouble {
  if (error instanceof TableError || error instanceof HostError)
    return { code: error.code, sentence: error.message };
  return { code: 'broken', sentence: error instanceof Error ? error.message : String(error) };
}
