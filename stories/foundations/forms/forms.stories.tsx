import type { Meta, StoryObj } from '@storybook/react-vite'
import formDataCode from './form-data.tsx?raw'
import { FormDataForm } from './form-data.tsx'
import reactActionCode from './react-action.tsx?raw'
import { ReactActionForm } from './react-action.tsx'
import reactHookFormCode from './react-hook-form.tsx?raw'
import { ReactHookForm } from './react-hook-form.tsx'
import tanStackFormCode from './tanstack-form.tsx?raw'
import { TanStackForm } from './tanstack-form.tsx'

/**
 * One form without a library and with those that most apps have. Fields are native controls: they are uncontrolled with
 * `name` and `defaultValue`, or controlled with `value`, and forward their `ref`. The server's errors are shown at their
 * fields: save with ada@example.com.
 */
const meta = { title: 'Foundations/Forms', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const withCode = (code: string) => ({ docs: { codePanel: true, source: { code, language: 'tsx' } } })

/** Without a library. */
export const WithFormData: Story = { render: () => <FormDataForm />, parameters: withCode(formDataCode) }

/** With an action of React 19. */
export const WithReactAction: Story = {
  name: 'With React action',
  render: () => <ReactActionForm />,
  parameters: withCode(reactActionCode),
}

/** With React Hook Form. */
export const WithReactHookForm: Story = {
  name: 'With the library React Hook Form',
  render: () => <ReactHookForm />,
  parameters: withCode(reactHookFormCode),
}

/** With TanStack Form. */
export const WithTanStackForm: Story = {
  name: 'With TanStack form',
  render: () => <TanStackForm />,
  parameters: withCode(tanStackFormCode),
  // In development it looks for its devtools every second until they answer.
  beforeEach: () => {
    const answer = () => window.dispatchEvent(new Event('tanstack-connect-success'))
    window.addEventListener('tanstack-connect', answer)
    return () => window.removeEventListener('tanstack-connect', answer)
  },
}
