import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'onChange'> {
  children: ReactNode;
}

/** Opens the browser's file dialog. A native file input looks different in each browser, so it is hidden. */
export function FileButton({ children, ...input }: FileButtonProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => ref.current?.click()}>{children}</Button>
      <input {...input} ref={ref} type="file" hidden />
    </>
  );
}
