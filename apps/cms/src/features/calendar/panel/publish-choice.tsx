/** Chooses in the field `publish` of a form whether added events become drafts. */
export const PublishChoice = ({ legend }: { legend: string }) => (
  <fieldset className="tool__set">
    <legend>{legend}</legend>
    <label className="tool__choice">
      <input type="radio" name="publish" value="no" defaultChecked />
      Save as a draft
    </label>
    <label className="tool__choice">
      <input type="radio" name="publish" value="yes" />
      Publish at once
    </label>
  </fieldset>
)
