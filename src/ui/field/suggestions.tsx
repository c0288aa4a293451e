/** What a field offers while one types; anything else is taken too. */
export function Suggestions({ id, of }: { id: string; of: readonly string[] | undefined }) {
  if (!of) return null;
  return (
    <datalist id={id}>
      {of.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </datalist>
  );
}
