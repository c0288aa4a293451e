/** Suggestions for a text field, which accepts other values too. */
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
