// A bot that plays at random over the public API (docs/api.md). It needs Node 24 and nothing else:
//   node examples/bot.mjs http://127.0.0.1:4080/online/<table> <token>
// Make the token on your account's page; the table's link is the one you would send to a friend.
const [link = '', token = process.env.KRCMA_TOKEN ?? ''] = process.argv.slice(2);
if (!URL.canParse(link) || token === '') {
  console.error('Usage: node examples/bot.mjs <link to a table> <token>');
  process.exit(2);
}
const { origin, pathname } = new URL(link);
const table = pathname.split('/').at(-1);

const seated = await fetch(`${origin}/api/tables/${table}/seats`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: '{}',
});
const answer = await seated.json();
if (!seated.ok && answer.code !== 'not-open') throw new Error(answer.sentence);

// A token must not stand in an address, where it would be logged; so it travels as a subprotocol.
const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, ['krcma', `token.${token}`]);
const say = (message) => socket.send(JSON.stringify({ table, ...message }));
let [frame, number] = [];

/** A frame comes whole at first, then as what changed in it; a list in parts of the old one, and new members. */
function changed(value, delta) {
  if ('set' in delta) return delta.set;
  const { parts = [[0, delta.length ?? value.length]] } = delta;
  const piece = (part) => ('set' in part ? [part.set] : value.slice(part[0], part[0] + part[1]));
  const next = Array.isArray(value) ? parts.flatMap(piece) : { ...value };
  for (const key of delta.cut ?? []) delete next[key];
  for (const [key, change] of Object.entries(delta.in ?? {})) next[key] = changed(next[key], change);
  return next;
}

function see(news) {
  if (!('full' in news) && news.from !== number) return say({ type: 'join' });
  frame = 'full' in news ? news.full : news.delta === null ? frame : changed(frame, news.delta);
  number = news.number;
  const { decision, outcome } = frame.seen;
  if (outcome) {
    console.log(`The game is over: ${outcome.scores.join(', ')} points.`);
    socket.close();
  } else if (decision) {
    const { id } = decision.options[Math.floor(Math.random() * decision.options.length)];
    const act = { do: 'choose', decision: decision.id, option: id };
    say({ type: 'act', command: crypto.randomUUID(), act });
  }
}

socket.onopen = () => say({ type: 'join' });
socket.onclose = ({ code, reason }) => code > 1005 && console.error(`The server hung up: ${code} ${reason}`);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'frame') see(message);
  // Too fast: look again in a moment.
  else if (message.refusal?.code === 'too-many') setTimeout(say, 1000, { type: 'join' });
  else if (message.type === 'gone') throw new Error(message.refusal.sentence);
};
