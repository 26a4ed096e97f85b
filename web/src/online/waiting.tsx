import { useEffect, useState } from 'react';
import { useText } from '../texts/index.ts';
import { useOnlineText } from './texts.ts';

const LONG = 2_500;

/** Until the server has answered. */
export function Waiting() {
  const { loading } = useText();
  const { connecting } = useOnlineText().table;
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="loading" role="status">
      {long ? connecting : loading}
    </p>
  );
}
