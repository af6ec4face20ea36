import { Disclosure } from './disclosure'

/** Questions, of which each reader opens one or two. */
export const DisclosureExamples = () => (
  <div className="grid gap-3">
    <Disclosure title="Can I return a tool a day later?">
      <p>Yes, if nobody has reserved it. Call us before noon.</p>
    </Disclosure>
    <Disclosure title="What if a tool breaks?">
      <p>Bring it back as it is. Wear is covered by the deposit.</p>
    </Disclosure>
  </div>
)
