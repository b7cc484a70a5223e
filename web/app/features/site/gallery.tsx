import { ArrowRight, Menu } from 'lucide-react'
import setsPicture from '../../assets/empty/sets.svg'
import { useState, type ReactNode } from 'react'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { AlertDialog, Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Checkbox, Field, Select, TextArea } from '../../ui/field.tsx'
import { Flowers } from '../../ui/flowers.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LinkTabs, Tabs } from '../../ui/tabs.tsx'
import { DisciplineMark, disciplines, Tag } from '../../ui/tag.tsx'

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-shelf box">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

function Windows() {
  const [open, setOpen] = useState<'dialog' | 'alert' | null>(null)
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
      <Button look="quiet" onClick={() => setOpen('alert')}>
        Open an alert
      </Button>
      <Dialog open={open === 'dialog'} onClose={() => setOpen(null)} title="A dialog">
        <p>Focus stays inside and comes back.</p>
        <Field label="A field in it" />
        <Button onClick={() => setOpen(null)}>Done</Button>
      </Dialog>
      <AlertDialog open={open === 'alert'} onClose={() => setOpen(null)} title="An alert">
        It has one button.
      </AlertDialog>
    </>
  )
}

function TabsShelf() {
  const [tab, setTab] = useState('one')
  return (
    <Shelf title="Tabs">
      <Tabs
        label="Example"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'one', label: 'One', panel: <p>The first panel.</p> },
          { value: 'two', label: 'Two', panel: <p>The second panel.</p> },
        ]}
      />
      <LinkTabs
        label="Links"
        items={[
          { to: '/gallery', label: 'Here', current: true },
          { to: '/', label: 'Home', current: false },
        ]}
      />
    </Shelf>
  )
}

function FormsShelf() {
  return (
    <Shelf title="Fields">
      <Field label="Email" type="email" hint="We never show it." />
      <Field label="Password" type="password" error="Please use at least 8 characters." />
      <Select label="Occupation">
        <option>Occupational Therapist</option>
        <option>Social Worker</option>
      </Select>
      <TextArea label="Message" />
      <Checkbox label="I accept the terms." />
    </Shelf>
  )
}

/** Every UI component in its states, for developers. */
export function Gallery() {
  return (
    <div className="sec">
      <div className="wrap gallery">
        <h1>Gallery</h1>
        <Shelf title="Buttons">
          <Button>Main</Button>
          <Button look="quiet">Quiet</Button>
          <Button look="ink">Ink</Button>
          <Button disabled>Disabled</Button>
          <Button size="small">Small</Button>
          <Button size="play">Play</Button>
          <LinkButton to="/gallery">
            A link <Icon of={ArrowRight} />
          </LinkButton>
          <IconButton label="Menu">
            <Icon of={Menu} />
          </IconButton>
        </Shelf>
        <Shelf title="Tags">
          {disciplines.map(({ code }) => (
            <Tag key={code} name={code} />
          ))}
          <Tag>Free</Tag>
          {disciplines.map(({ code }) => (
            <DisciplineMark key={code} code={code} />
          ))}
          <Flowers count={4} label="4 of 5" />
        </Shelf>
        <FormsShelf />
        <TabsShelf />
        <Shelf title="Windows">
          <Windows />
        </Shelf>
        <Shelf title="Waiting and notices">
          <Spinner label="Loading" />
          <Skeleton width="240px" />
          <Notice>Something to know.</Notice>
          <Notice tone="good">Done.</Notice>
          <Notice tone="bad" action={<Button size="small">Retry</Button>}>
            It did not load. Nothing was lost.
          </Notice>
          <EmptyState picture={setsPicture}>Nothing here yet.</EmptyState>
        </Shelf>
      </div>
    </div>
  )
}
