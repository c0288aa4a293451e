/** What a field offers while one types; anything else is taken too. */
export function Suggestions({ id, options }: { id: string; options: readonly string[] | undefined }) {
  if (!options) return null;
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </datalist>
  );
}
