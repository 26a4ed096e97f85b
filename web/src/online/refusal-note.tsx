export function RefusalNote({ refusal }: { readonly refusal: string | undefined }) {
  if (refusal === undefined) return null;
  return (
    <p className="reason" role="alert">
      {refusal}
    </p>
  );
}
