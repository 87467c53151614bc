import { AlertDialog } from '@summit/ui/alert-dialog'
import { Avatar } from '@summit/ui/avatar'
import { Badge } from '@summit/ui/badge'
import { Button } from '@summit/ui/button'
import { Container } from '@summit/ui/container'
import { FileInput } from '@summit/ui/file-input'
import { Menu } from '@summit/ui/menu'
import { PageHeader } from '@summit/ui/page-header'
import { RadioGroup } from '@summit/ui/radio-group'
import { Select } from '@summit/ui/select'
import { Switch } from '@summit/ui/switch'
import { Table } from '@summit/ui/table'
import { TextArea } from '@summit/ui/text-area'
import { TextField } from '@summit/ui/text-field'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'

/** A device on which the visitor is signed in. */
interface Device {
  name: string
  place: string
  seen: string
  isThis?: boolean
}

const thisDevice: Device = { name: 'Safari on iPhone', place: 'Innsbruck, Austria', seen: 'Now', isThis: true }
const devices: readonly Device[] = [
  thisDevice,
  { name: 'Chrome on Windows', place: 'Innsbruck, Austria', seen: 'Yesterday' },
  { name: 'Acorn on iPad', place: 'Vienna, Austria', seen: 'Nov 3' },
]

export interface SettingsExampleProps {
  /** The server's errors, by the name of the field. */
  errors?: Readonly<Record<string, string>>
  /** Whether the visitor is signed in on other devices too. */
  hasOtherDevices?: boolean
  /** Whether the question before the account is deleted is open at first. */
  isDeleting?: boolean
}

/** A settings page, of the kit alone: nothing is sent. */
export function SettingsExample({ errors = {}, hasOtherDevices = true, isDeleting = false }: SettingsExampleProps) {
  const [toasts] = useState(createToasts)
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    toasts.notify({ intent: 'neutral', title: 'Saved', text: 'Your settings are the same on all your devices.' })
  }
  return (
    <>
      <TopBar />
      <Container render={<main />} className="pb-(--space-section)">
        <PageHeader title="Settings" lead="What we know about you, and how we use it." className="pb-8 md:pb-12" />
        <SettingsSection title="Profile" text="Friends see your name and your picture.">
          <form method="post" onSubmit={save} className="grid gap-6">
            <div className="grid gap-6 md:grid-cols-2">
              <TextField label="Name" name="name" autoComplete="name" defaultValue="Ada Keller" required />
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                defaultValue="ada@acorn.test"
                required
                error={errors['email']}
              />
            </div>
            <div className="grid gap-6 md:grid-cols-2">
              <Select label="Country" name="country" autoComplete="country" defaultValue="at">
                <option value="at">Austria</option>
                <option value="de">Germany</option>
                <option value="it">Italy</option>
                <option value="ch">Switzerland</option>
              </Select>
              <FileInput label="Picture" name="picture" accept="image/*" hint="JPEG or PNG, up to 5 MB." />
            </div>
            <TextArea label="About you" name="about" rows={3} hint="Up to 200 characters." error={errors['about']} />
            <SaveButton>Save profile</SaveButton>
          </form>
        </SettingsSection>
        <SettingsSection title="Preferences" text="They apply to the app as well.">
          <form method="post" onSubmit={save} className="grid gap-6">
            <RadioGroup
              label="Units"
              name="units"
              defaultValue="metric"
              options={[
                { value: 'metric', label: 'Kilometres and kilograms' },
                { value: 'imperial', label: 'Miles and pounds' },
              ]}
            />
            <Switch label="Weekly summary" name="summary" hint="By email, every Monday." defaultChecked />
            <Switch label="Reminders" name="reminders" hint="On your phone, an hour before a workout." />
            <Switch label="Public profile" name="public" hint="Anybody can find you by your name." />
            <SaveButton>Save preferences</SaveButton>
          </form>
        </SettingsSection>
        <SettingsSection title="Devices" text="Sign out where you do not train any more.">
          <Devices devices={hasOtherDevices ? devices : [thisDevice]} />
        </SettingsSection>
        <SettingsSection title="Delete account" text="There is no way back from here.">
          <div className="flex flex-wrap items-center justify-between gap-4 border-s-4 border-danger py-2 ps-4">
            <p className="max-w-[32em]">
              Your workouts, your plan and your friends’ comments are deleted within a day.
            </p>
            <DeleteAccount isOpen={isDeleting} />
          </div>
        </SettingsSection>
      </Container>
      <Toaster toasts={toasts} />
    </>
  )
}

function TopBar() {
  return (
    <header className="border-b border-line">
      <Container className="flex min-h-(--bar-height) items-center justify-between gap-4">
        <a href="#home" className="font-display text-h3 no-underline">
          Acorn
        </a>
        <Menu.Root>
          <Menu.Trigger render={<Button variant="tertiary" size="small" className="-me-3" />}>
            <Avatar initials="AK" size="small" />
            Ada Keller
          </Menu.Trigger>
          <Menu.Content align="end">
            <Menu.Item render={<a href="#profile" />}>Profile</Menu.Item>
            <Menu.Item render={<a href="#help" />}>Help</Menu.Item>
            <Menu.Separator />
            <Menu.Item>Sign out</Menu.Item>
          </Menu.Content>
        </Menu.Root>
      </Container>
    </header>
  )
}

/** A part of the page: its title beside its content where there is room. */
function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="cols gap-y-6 border-t border-line py-8 md:py-12">
      <div className="col-span-4 grid content-start gap-2">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="text-ink-muted">{text}</p>
      </div>
      <div className="col-span-8 min-w-0">{children}</div>
    </section>
  )
}

function SaveButton({ children }: { children: string }) {
  return (
    <Button type="submit" className="justify-self-start">
      {children}
    </Button>
  )
}

function Devices({ devices }: { devices: readonly Device[] }) {
  return (
    <Table.Root caption="Devices on which you are signed in" captionHidden>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Device</Table.ColumnHeader>
          <Table.ColumnHeader className="max-md:hidden">Place</Table.ColumnHeader>
          <Table.ColumnHeader>Last used</Table.ColumnHeader>
          <Table.ColumnHeader>
            <span className="sr-only">Action</span>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {devices.map(({ name, place, seen, isThis }) => (
          <Table.Row key={name}>
            <Table.RowHeader>
              {name}
              <span className="block font-normal text-ink-muted md:hidden">{place}</span>
            </Table.RowHeader>
            <Table.Cell className="max-md:hidden">{place}</Table.Cell>
            <Table.Cell>{seen}</Table.Cell>
            <Table.Cell numeric>
              {isThis ? (
                <Badge>This one</Badge>
              ) : (
                <Button variant="secondary" size="small" aria-label={`Sign out of ${name}`}>
                  Sign out
                </Button>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

function DeleteAccount({ isOpen }: { isOpen: boolean }) {
  return (
    <AlertDialog.Root defaultOpen={isOpen}>
      <AlertDialog.Trigger render={<Button intent="danger" />}>Delete account…</AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>Delete your account?</AlertDialog.Title>
        <AlertDialog.Description>
          Your 1,118 workouts go with it. A subscription ends in the app store where you bought it.
        </AlertDialog.Description>
        <AlertDialog.Footer>
          <AlertDialog.Action render={<Button intent="danger" />}>Delete account</AlertDialog.Action>
          <AlertDialog.Cancel render={<Button variant="tertiary" />}>Keep it</AlertDialog.Cancel>
        </AlertDialog.Footer>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
