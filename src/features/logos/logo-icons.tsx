// The icon before the name of an application or the type of a database: its logo as soon as the logos are loaded.
import Cloud from 'lucide-react/icons/cloud';
import Database from 'lucide-react/icons/database';
import { useEffect, useState } from 'react';
import { LetterIcon } from '#ui/mark/letter-icon.tsx';

type Logos = typeof import('./logos.ts');

let loadedLogos: Logos | undefined;

async function loadLogos(): Promise<Logos> {
  loadedLogos = await import('./logos.ts');
  return loadedLogos;
}

/** Undefined until the logos are loaded, and if they can't be: the icon or letter in their place is enough. */
export function useLogos(): Logos | undefined {
  const [logos, setLogos] = useState(loadedLogos);
  useEffect(() => {
    if (!logos) loadLogos().then(setLogos, () => undefined);
  }, [logos]);
  return logos;
}

export const DatabaseIcon = ({ name, protocol }: { name: string; protocol: string }) => (
  <LetterIcon name={name} icon={Database} logo={useLogos()?.databaseLogo(protocol)} />
);

/** For consoles of AWS, a cloud. */
export const AppIcon = ({ name, isAws }: { name: string; isAws: boolean }) => (
  <LetterIcon name={name} icon={isAws ? Cloud : undefined} logo={useLogos()?.appLogo(name)} />
);
