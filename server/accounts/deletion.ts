import type { Compilable, Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { BLANK_USER } from './blank-user.ts';

/**
 * Everything that is kept about one person, gone at once. The empty row stays, because tables of other players refer to
 * it. Reports by others about the person stay too: they are the others' words, and hold no more than the id.
 */
export function deletionWrites(db: Kysely<Database>, user: string): readonly Compilable[] {
  const clear = db.updateTable('users').set({ ...BLANK_USER, created_at: 0, seen_at: 0 });
  return [
    clear.where('id', '=', user),
    db.deleteFrom('sessions').where('user_id', '=', user),
    db.deleteFrom('tokens').where('user_id', '=', user),
    db.deleteFrom('push_subscriptions').where('user_id', '=', user),
    db.deleteFrom('ratings').where('user_id', '=', user),
    db.deleteFrom('results').where('user_id', '=', user),
    db.deleteFrom('invitations').where('user_id', '=', user),
    db.deleteFrom('attendance').where('user_id', '=', user),
    db.deleteFrom('chat').where('user_id', '=', user),
    db.deleteFrom('reports').where('user_id', '=', user),
  ];
}
