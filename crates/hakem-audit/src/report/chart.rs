//! Bar charts as inline SVG, drawn by plotters.

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// One bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bar {
    /// What is counted.
    pub(crate) label: String,
    /// How many.
    pub(crate) count: u64,
    /// The number as the reader's language writes it.
    pub(crate) shown: String,
}

/// The width of a chart in its own units: so narrow that its text can be read on a phone.
const WIDTH: i32 = 400;
/// The height of a bar with the space around it.
const ROW: i32 = 28;
/// The height of a label that stands above its bar.
const LINE: i32 = 24;
const MARGIN: i32 = 8;
/// Space above and below a bar.
const GAP: i32 = 5;
/// About the width of a letter of a label, and of a digit.
const LETTER: i32 = 11;
/// The greatest width of labels that stand beside their bars.
const BESIDE: i32 = WIDTH / 3;
/// The style sheet of the page gives the colours; these are for programs that show the chart alone.
const INK: RGBColor = RGBColor(0x1b, 0x1f, 0x24);
const FILL: RGBColor = RGBColor(0x2b, 0x6c, 0xb0);
/// Plotters takes it for the height of a line: the letters are of 16 units.
const FONT: (&str, i32) = ("sans-serif", 20);

/// Horizontal bars, one below the other, each with its label and its number. Nothing where there is
/// no bar; the table beside the chart has every number in any case.
pub(crate) fn draw(bars: &[Bar]) -> String {
    let Ok(rows) = i32::try_from(bars.len()) else {
        return String::new();
    };
    let layout = Layout::of(bars);
    let size = (
        WIDTH.unsigned_abs(),
        (rows * layout.height + 2 * MARGIN).unsigned_abs(),
    );
    let mut svg = String::new();
    let drawn = {
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        draw_bars(&area, bars, &layout).is_ok() && area.present().is_ok()
    };
    match drawn && rows > 0 {
        true => fluid(&svg),
        false => String::new(),
    }
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Failed<'a> = DrawingAreaErrorKind<<SVGBackend<'a> as DrawingBackend>::ErrorType>;

/// Where labels stand: beside short bars, or above long ones where the labels are long.
struct Layout {
    /// Where the bars begin.
    left: i32,
    /// The height of a bar with its label.
    height: i32,
    /// How far below its label a bar stands.
    below: i32,
}

impl Layout {
    fn of(bars: &[Bar]) -> Layout {
        let widest = widest(bars.iter().map(|bar| bar.label.as_str()));
        if widest <= BESIDE {
            Layout {
                left: widest + MARGIN,
                height: ROW,
                below: 0,
            }
        } else {
            Layout {
                left: 0,
                height: LINE + ROW,
                below: LINE,
            }
        }
    }

    /// Where the label of a bar whose row begins at `top` stands, and how.
    fn label(&self, top: i32) -> ((i32, i32), HPos) {
        match self.below {
            0 => ((self.left - MARGIN, top + ROW / 2), HPos::Right),
            below => ((0, top + below / 2 + GAP), HPos::Left),
        }
    }
}

fn draw_bars<'a>(area: &Area<'a>, bars: &[Bar], layout: &Layout) -> Result<(), Failed<'a>> {
    let left = layout.left;
    let right = widest(bars.iter().map(|bar| bar.shown.as_str())) + 2 * MARGIN;
    let room = (WIDTH - left - right).max(ROW);
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0);
    let text = FONT.into_font().color(&INK);
    let at = |side| text.pos(Pos::new(side, VPos::Center));
    for (bar, row) in bars.iter().zip(0..) {
        let top = MARGIN + row * layout.height;
        let (place, side) = layout.label(top);
        area.draw(&Text::new(bar.label.clone(), place, at(side)))?;
        let end = left + length(bar.count, most, room);
        let top = top + layout.below;
        let corners = [(left, top + GAP), (end, top + ROW - GAP)];
        area.draw(&Rectangle::new(corners, FILL.filled()))?;
        let place = (end + MARGIN, top + ROW / 2);
        area.draw(&Text::new(bar.shown.clone(), place, at(HPos::Left)))?;
    }
    Ok(())
}

fn widest<'a>(texts: impl Iterator<Item = &'a str>) -> i32 {
    let letters = texts.map(|text| text.chars().count()).max().unwrap_or(0);
    i32::try_from(letters).unwrap_or(0).min(WIDTH) * LETTER
}

/// The length of a bar; whatever is not nothing can be seen.
fn length(count: u64, most: u64, room: i32) -> i32 {
    let room = i128::from(room);
    let share = room * i128::from(count) / i128::from(most.max(1));
    let least = i32::from(count > 0) * 2;
    i32::try_from(share).unwrap_or(least).max(least)
}

/// Without a width and a height of its own a picture takes the width of the page.
fn fluid(svg: &str) -> String {
    match svg.split_once("viewBox") {
        Some((_, rest)) => {
            format!("<svg aria-hidden=\"true\" focusable=\"false\" viewBox{rest}")
        }
        None => svg.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(label: &str, count: u64) -> Bar {
        Bar {
            label: label.to_owned(),
            count,
            shown: count.to_string(),
        }
    }

    #[test]
    fn the_longest_bar_fills_the_room_and_none_is_lost() {
        assert_eq!(length(10, 10, 200), 200);
        assert_eq!(length(5, 10, 200), 100);
        assert_eq!(length(1, u64::MAX, 200), 2);
        assert_eq!(length(0, 10, 200), 0);
        assert_eq!(length(0, 0, 200), 0);
    }

    #[test]
    fn a_chart_has_a_bar_a_label_and_a_number_for_each() {
        let svg = draw(&[bar("pat <2>", 7), bar("mat", 12)]);
        assert!(svg.starts_with("<svg aria-hidden"), "{svg}");
        assert_eq!(svg.matches("<rect").count(), 2);
        assert_eq!(svg.matches("<text").count(), 4);
        assert!(svg.contains("pat &lt;2&gt;"), "{svg}");
    }

    #[test]
    fn long_labels_stand_above_their_bars() {
        let height = |label| {
            let svg = draw(&[bar(label, 7)]);
            let (_, rest) = svg.split_once("viewBox=\"0 0 400 ").expect("a size");
            let (height, _) = rest.split_once('"').expect("a height");
            height.parse::<i32>().expect("a number")
        };
        assert_eq!(height("21\u{2013}40"), ROW + 2 * MARGIN);
        assert_eq!(
            height("lost on time, opponent could not mate"),
            LINE + ROW + 2 * MARGIN
        );
    }

    #[test]
    fn no_bars_no_chart() {
        assert_eq!(draw(&[]), "");
    }
}
