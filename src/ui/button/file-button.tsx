import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'onChange'> {
  children: ReactNode;
}

/** Asks for a file with the browser's own dialog; the field itself looks different in every browser. */
export function FileButton({ children, ...input }: FileButtonProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => ref.current?.click()}>{children}</Button>
      <input {...input} ref={ref} type="file" hidden />
    </>
  );
}
